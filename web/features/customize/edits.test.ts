import { describe, expect, it } from 'vitest';
import type { Project } from '../../../worker/contract/projects.ts';
import { findCustomizeErrors } from './customize-draft.ts';
import {
  addEdit,
  countChanges,
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
  look: null,
  customTitle: null,
  place: null,
  contactPhone: null,
  contactName: null,
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

describe('toCustomizationsBody', () => {
  it('contains changed fields and their expected values', () => {
    const edits = addEdit(NO_EDITS, { showCountdown: true, titleFont: 'inherit' }, project);
    expect(toCustomizationsBody(edits, project)).toEqual({
      showCountdown: true,
      expected: { showCountdown: false },
    });
  });

  it('contains the place without spaces around it, and nothing while it stays empty', () => {
    expect(toCustomizationsBody(addEdit(NO_EDITS, { place: ' Lake Como ' }, project), project)).toEqual({
      place: 'Lake Como',
      expected: { place: null },
    });
    expect(listChanged(addEdit(NO_EDITS, { place: ' ' }, project), project)).toEqual([]);
    const edits = addEdit(NO_EDITS, { place: '' }, { ...project, place: 'Lisbon' });
    expect(toCustomizationsBody(edits, { ...project, place: 'Lisbon' })).toEqual({
      place: null,
      expected: { place: 'Lisbon' },
    });
  });

  it('contains the whole style of a new look, which counts as one change', () => {
    const look = { look: 'garden' as const, titleFont: 'playfair' as const };
    const edits = addEdit(NO_EDITS, { ...look, showCountdown: true }, project);
    expect(toCustomizationsBody(edits, project)).toEqual({
      ...look,
      customColors: colors,
      selectedFont: 'normal',
      selectedBackground: 'default',
      customBackgroundColor: null,
      showCountdown: true,
      expected: {
        look: null,
        titleFont: 'inherit',
        customColors: colors,
        selectedFont: 'normal',
        selectedBackground: 'default',
        customBackgroundColor: null,
        showCountdown: false,
      },
    });
    expect(countChanges(listChanged(edits, project))).toBe(2);
  });

  it('leaves out a change that was undone', () => {
    const there = addEdit(NO_EDITS, { titleFont: 'lobster' }, project);
    expect(listChanged(there, project)).toEqual(['titleFont']);
    expect(listChanged(addEdit(there, { titleFont: 'inherit' }, project), project)).toEqual([]);
  });

  it('treats a blank title, or the name itself, as no custom title', () => {
    for (const customTitle of ['', '  ', ' Lisbon ']) {
      expect(listChanged(addEdit(NO_EDITS, { customTitle }, project), project)).toEqual([]);
    }
    const named = { ...project, customTitle: 'Ada & Co' };
    expect(toCustomizationsBody(addEdit(NO_EDITS, { customTitle: '' }, named), named)).toEqual({
      customTitle: null,
      expected: { customTitle: 'Ada & Co' },
    });
  });

  it('normalizes colors like the server', () => {
    const edits = addEdit(NO_EDITS, { customColors: { ...colors, accent: 'ABC' } }, project);
    expect(toCustomizationsBody(edits, project).customColors).toEqual({ ...colors, accent: '#aabbcc' });
    const uppercase = { ...project, customColors: { ...colors, accent: '#abcdef' } };
    expect(
      listChanged(
        addEdit(NO_EDITS, { customColors: { ...colors, accent: '#ABCDEF' } }, uppercase),
        uppercase,
      ),
    ).toEqual([]);
  });

  it('leaves out an empty link', () => {
    const rows = toFullDraft(NO_EDITS, project).customLinks;
    const edits = addEdit(NO_EDITS, { customLinks: [...rows, { id: 'new', name: '', url: ' ' }] }, project);
    expect(listChanged(edits, project)).toEqual([]);
    expect(toFullDraft(edits, project).customLinks).toHaveLength(2);
  });
});

describe('rebase', () => {
  it('keeps only changes made while saving', () => {
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

describe('toPreview', () => {
  it('leaves out invalid fields', () => {
    const half = { customColors: { ...colors, primary: '#12' }, showCountdown: true };
    const edits = addEdit(NO_EDITS, half, project);
    expect(toPreview(edits, project)).toEqual({ showCountdown: true });
    expect(findCustomizeErrors(edits.draft)).toHaveProperty(['customColors.primary']);
  });
});

describe('changes by two hosts', () => {
  const theirs = { ...project, titleFont: 'oswald', showCountdown: true } as Project;
  const mine = addEdit(NO_EDITS, { titleFont: 'lobster', selectedFont: 'classy' }, project);

  it('conflict only in fields that both changed to different values', () => {
    expect(findConflicts(mine, project)).toEqual([]);
    expect(findConflicts(mine, theirs)).toEqual(['titleFont']);
    expect(findConflicts(mine, { ...project, titleFont: 'lobster' })).toEqual([]);
  });

  it('shows the other host’s values in unedited fields', () => {
    expect(toFullDraft(mine, theirs)).toMatchObject({ showCountdown: true, titleFont: 'lobster' });
  });

  it('keeps mine: sends it with theirs as expected', () => {
    expect(toCustomizationsBody(resolveConflicts(mine, theirs, []), theirs)).toEqual({
      titleFont: 'lobster',
      selectedFont: 'classy',
      expected: { titleFont: 'oswald', selectedFont: 'normal' },
    });
  });

  it('takes theirs and sends the rest', () => {
    const resolved = resolveConflicts(mine, theirs, ['titleFont']);
    expect(toCustomizationsBody(resolved, theirs)).toEqual({
      selectedFont: 'classy',
      expected: { selectedFont: 'normal' },
    });
    expect(toFullDraft(resolved, theirs).titleFont).toBe('oswald');
  });

  it('follows the other host again after an edit was undone', () => {
    const back = addEdit(mine, { titleFont: 'inherit' }, project);
    expect(toFullDraft(back, theirs).titleFont).toBe('oswald');
    const again = addEdit(back, { titleFont: 'lobster' }, theirs);
    expect(toCustomizationsBody(again, theirs).expected).toMatchObject({ titleFont: 'oswald' });
  });
});
