import { describe, expect, it } from 'vitest';
import { sendFeedbackSchema } from './access.ts';
import { duplicateProjectSchema } from './accounts.ts';
import { requiredLine, optionalLine, requiredText } from './fields.ts';
import { patchUnclaimedSchema } from './unclaimed.ts';

const takes = (schema: { safeParse: (value: string) => { success: boolean } }, value: string) =>
  schema.safeParse(value).success;

describe('text for people', () => {
  it('is measured in characters: an emoji is one', () => {
    expect(takes(requiredLine(80), '🎉'.repeat(80))).toBe(true);
    expect(takes(requiredLine(80), '🎉'.repeat(81))).toBe(false);
    expect(takes(requiredText(80), 'x'.repeat(80))).toBe(true);
    expect(takes(requiredText(80), 'x'.repeat(81))).toBe(false);
  });

  it('has something to be seen in it, where it must not be empty', () => {
    for (const nothing of ['', ' ', '\u200b', '\u2060\ufeff', '\u00ad \u200d', '\u3164', '\u2800']) {
      expect(takes(requiredLine(80), nothing)).toBe(false);
      expect(takes(requiredText(80), nothing)).toBe(false);
    }
    expect(takes(optionalLine(80), ' ')).toBe(true);
    expect(takes(requiredLine(80), '👩‍👩‍👧')).toBe(true);
  });

  it('holds no control characters, not in feedback, a copy’s name or a card either', () => {
    for (const sign of ['\u0000', '\u0007', '\u0085', '\u009b', '\u202e']) {
      expect(takes(requiredLine(80), `a${sign}b`)).toBe(false);
      const feedback = { userType: 'guest', feedbackText: `a${sign}b` };
      expect(sendFeedbackSchema.safeParse(feedback).success).toBe(false);
      expect(duplicateProjectSchema.safeParse({ name: `a${sign}b` }).success).toBe(false);
      expect(patchUnclaimedSchema.safeParse({ description: `a${sign}b` }).success).toBe(false);
    }
    expect(duplicateProjectSchema.safeParse({ name: 'two\nlines' }).success).toBe(false);
    expect(patchUnclaimedSchema.safeParse({ description: '' }).success).toBe(true);
  });

  it('says what to do about it where it is missing altogether', () => {
    for (const missing of [undefined, null, ' ']) {
      expect(requiredLine(80, 'Your name, please.').safeParse(missing).error?.issues[0]?.message).toBe(
        'Your name, please.',
      );
    }
  });

  it('holds no half of an emoji', () => {
    expect(requiredLine(80).parse('Lisbon \ud83c')).toBe('Lisbon \ufffd');
  });
});
