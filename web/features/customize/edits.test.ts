import { describe, expect, it } from 'vitest';
import type { Project } from '../../../worker/contract/projects.ts';
import { findCustomizeErrors } from './customize-draft.ts';
import {
  addEdit,
  findConflicts,
  listChanged,
  NO_EDITS,
  rebase,
  resolveConflicts,
  toCustomizationsBody,
  toFullDraft,
  toPreview,
} from './edits.ts';

const colors = { primary: '#111111', secondary: '#222222', accent: '#333333' };
const project = {
  name: 'Lisbon',
  customTitle: null,
  timeZone: 'UTC',
  customColors: colors,
  selectedFont: 'normal',
  titleFont: 'inherit',
  selectedBackground: 'default',
  customBackgroundColor: null,
  showCountdown: false,
  showCreatorName: true,
  customLinks: [{ name: 'Map', url: 'https://map.example/' }],
} as unknown as Project;

describe('what is sent', () => {
  it('is what differs, with what was seen of exactly that', () => {
    const edits = addEdit(NO_EDITS, { showCountdown: true, titleFont: 'inherit' }, project);
    expect(toCustomizationsBody(edits, project)).toEqual({
      showCountdown: true,
      expected: { showCountdown: false },
    });
  });

  it('is nothing once a change is taken back', () => {
    const there = addEdit(NO_EDITS, { titleFont: 'lobster' }, project);
    expect(listChanged(there, project)).toEqual(['titleFont']);
    expect(listChanged(addEdit(there, { titleFont: 'inherit' }, project), project)).toEqual([]);
  });

  it('knows a title of spaces, or the name itself, as no title', () => {
    for (const customTitle of ['', '  ', ' Lisbon ']) {
      expect(listChanged(addEdit(NO_EDITS, { customTitle }, project), project)).toEqual([]);
    }
    const named = { ...project, customTitle: 'Ada & Co' };
    expect(toCustomizationsBody(addEdit(NO_EDITS, { customTitle: '' }, named), named)).toEqual({
      customTitle: null,
      expected: { customTitle: 'Ada & Co' },
    });
  });

  it('holds colours as the server spells them', () => {
    const edits = addEdit(NO_EDITS, { customColors: { ...colors, accent: 'ABC' } }, project);
    expect(toCustomizationsBody(edits, project).customColors).toEqual({ ...colors, accent: '#aabbcc' });
    const shouted = { ...project, customColors: { ...colors, accent: '#abcdef' } };
    expect(
      listChanged(addEdit(NO_EDITS, { customColors: { ...colors, accent: '#ABCDEF' } }, shouted), shouted),
    ).toEqual([]);
  });

  it('does not hold a link added and left empty', () => {
    const rows = toFullDraft(NO_EDITS, project).customLinks;
    const edits = addEdit(NO_EDITS, { customLinks: [...rows, { id: 'new', name: '', url: ' ' }] }, project);
    expect(listChanged(edits, project)).toEqual([]);
    expect(toFullDraft(edits, project).customLinks).toHaveLength(2);
  });
});

describe('after a save', () => {
  it('only what was typed in the meantime is left', () => {
    const sent = addEdit(NO_EDITS, { titleFont: 'lobster', showCountdown: true }, project);
    const stored = { ...project, titleFont: 'lobster', showCountdown: true } as Project;
    expect(rebase(sent, stored)).toEqual(NO_EDITS);
    const typed = rebase(addEdit(sent, { titleFont: 'oswald' }, project), stored);
    expect(toCustomizationsBody(typed, stored)).toEqual({
      titleFont: 'oswald',
      expected: { titleFont: 'lobster' },
    });
  });
});

describe('the page behind', () => {
  it('shows what is finished and waits for the rest', () => {
    const half = { customColors: { ...colors, primary: '#12' }, showCountdown: true };
    const edits = addEdit(NO_EDITS, half, project);
    expect(toPreview(edits, project)).toEqual({ showCountdown: true });
    expect(findCustomizeErrors(edits.draft)).toHaveProperty(['customColors.primary']);
  });
});

describe('two hosts at once', () => {
  const theirs = { ...project, titleFont: 'oswald', showCountdown: true } as Project;
  const mine = addEdit(NO_EDITS, { titleFont: 'lobster', selectedFont: 'classy' }, project);

  it('only disagree on a field both have set, and to different things', () => {
    expect(findConflicts(mine, project)).toEqual([]);
    expect(findConflicts(mine, theirs)).toEqual(['titleFont']);
    expect(findConflicts(mine, { ...project, titleFont: 'lobster' })).toEqual([]);
  });

  it('see in untouched fields what the other saved', () => {
    expect(toFullDraft(mine, theirs)).toMatchObject({ showCountdown: true, titleFont: 'lobster' });
  });

  it('keep mine: sent again, knowing theirs', () => {
    expect(toCustomizationsBody(resolveConflicts(mine, theirs, []), theirs)).toEqual({
      titleFont: 'lobster',
      selectedFont: 'classy',
      expected: { titleFont: 'oswald', selectedFont: 'normal' },
    });
  });

  it('take theirs: theirs stands, the rest is still sent', () => {
    const settled = resolveConflicts(mine, theirs, ['titleFont']);
    expect(toCustomizationsBody(settled, theirs)).toEqual({
      selectedFont: 'classy',
      expected: { selectedFont: 'normal' },
    });
    expect(toFullDraft(settled, theirs).titleFont).toBe('oswald');
  });

  it('a field put back as it was follows the other again', () => {
    const back = addEdit(mine, { titleFont: 'inherit' }, project);
    expect(toFullDraft(back, theirs).titleFont).toBe('oswald');
    const again = addEdit(back, { titleFont: 'lobster' }, theirs);
    expect(toCustomizationsBody(again, theirs).expected).toMatchObject({ titleFont: 'oswald' });
  });
});
