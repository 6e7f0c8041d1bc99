import { createEmulator } from 'emulate';
import type { TestProject } from 'vitest/node';
import { defineModelEmulator } from '../model/emulator.ts';
import { MODEL_SETTINGS } from './model-settings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    modelOrigin: string;
  }
}

/** Starts the model emulator for the Worker tests. */
export default async function start(project: TestProject) {
  const service = defineModelEmulator({ apiKey: MODEL_SETTINGS.OPENAI_API_KEY });
  const emulator = await createEmulator({ service, port: 0 });
  project.provide('modelOrigin', emulator.url);
  return () => emulator.close();
}
