import { defineConfig, presetIcons, presetWind3 } from 'unocss';

export default defineConfig({
  presets: [presetWind3({ dark: 'media' }), presetIcons({ extraProperties: { display: 'inline-block', 'flex-shrink': '0' } })],
  theme: {
    colors: {
      paper: 'var(--paper)',
      card: 'var(--card)',
      ink: 'var(--ink)',
      muted: 'var(--muted)',
      line: 'var(--line)',
      accent: 'var(--accent)',
      'on-accent': 'var(--on-accent)',
      danger: 'var(--danger)',
    },
  },
});
