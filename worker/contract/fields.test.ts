import { describe, expect, it } from 'vitest';
import { sendFeedbackSchema } from './access.ts';
import { duplicateProjectSchema } from './accounts.ts';
import { optionalLine, requiredLine, requiredText } from './fields.ts';
import { patchUnclaimedSchema } from './unclaimed.ts';

const accepts = (schema: { safeParse: (value: string) => { success: boolean } }, value: string) =>
  schema.safeParse(value).success;

describe('text fields', () => {
  it('count an emoji as one character', () => {
    expect(accepts(requiredLine(80), '🎉'.repeat(80))).toBe(true);
    expect(accepts(requiredLine(80), '🎉'.repeat(81))).toBe(false);
    expect(accepts(requiredText(80), 'x'.repeat(80))).toBe(true);
    expect(accepts(requiredText(80), 'x'.repeat(81))).toBe(false);
  });

  it('require a visible character', () => {
    for (const blank of ['', ' ', '\u200b', '\u2060\ufeff', '\u00ad \u200d', '\u3164', '\u2800']) {
      expect(accepts(requiredLine(80), blank)).toBe(false);
      expect(accepts(requiredText(80), blank)).toBe(false);
    }
    expect(accepts(optionalLine(80), ' ')).toBe(true);
    expect(accepts(requiredLine(80), '👩‍👩‍👧')).toBe(true);
  });

  it('reject control characters', () => {
    for (const character of ['\u0000', '\u0007', '\u0085', '\u009b', '\u202e']) {
      expect(accepts(requiredLine(80), `a${character}b`)).toBe(false);
      const feedback = { userType: 'guest', feedbackText: `a${character}b` };
      expect(sendFeedbackSchema.safeParse(feedback).success).toBe(false);
      expect(duplicateProjectSchema.safeParse({ name: `a${character}b` }).success).toBe(false);
      expect(patchUnclaimedSchema.safeParse({ description: `a${character}b` }).success).toBe(false);
    }
    expect(duplicateProjectSchema.safeParse({ name: 'two\nlines' }).success).toBe(false);
    expect(patchUnclaimedSchema.safeParse({ description: '' }).success).toBe(true);
  });

  it('report a missing value with the same message as an empty one', () => {
    for (const missing of [undefined, null, ' ']) {
      expect(requiredLine(80, 'Your name, please.').safeParse(missing).error?.issues[0]?.message).toBe(
        'Your name, please.',
      );
    }
  });

  it('replace lone surrogates', () => {
    expect(requiredLine(80).parse('Lisbon \ud83c')).toBe('Lisbon \ufffd');
  });
});
