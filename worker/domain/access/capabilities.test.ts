import { expect, it } from 'vitest';
import { ACCESSES, type Access, can, isGivenBy, mayDo, toAccess, toRole } from './capabilities.ts';

it('gives each access what the one before has, except for choosing a name', () => {
  const hosts: Access[] = ['cohost', 'admin', 'owner'];
  expect(ACCESSES.filter((access) => can(access, 'read'))).toEqual(ACCESSES);
  expect(ACCESSES.filter((access) => can(access, 'choose-name'))).toEqual(['viewer']);
  expect(ACCESSES.filter((access) => can(access, 'see-invited'))).toEqual(['linked', ...hosts]);
  for (const capability of [
    'see-private',
    'edit-content',
    'manage-people',
    'manage-links',
    'upgrade',
  ] as const)
    expect(ACCESSES.filter((access) => can(access, capability))).toEqual(hosts);
  for (const capability of ['see-codes', 'change-codes', 'change-owner-email', 'choose-cohosts'] as const)
    expect(ACCESSES.filter((access) => can(access, capability))).toEqual(['admin', 'owner']);
  for (const capability of ['delete', 'disown', 'see-receipts'] as const)
    expect(ACCESSES.filter((access) => can(access, capability))).toEqual(['owner']);
});

it('knows what gave the access', () => {
  expect(ACCESSES.filter((access) => isGivenBy(access, 'link'))).toEqual(['linked', 'cohost']);
  expect(ACCESSES.filter((access) => isGivenBy(access, 'account'))).toEqual(['owner']);
});

it('reads the access from the JSON that the reader gets', () => {
  const person = (linked: boolean) => ({ id: 1, name: 'Ben', linked });
  const found = [
    { viewer: { role: 'viewer' as const, person: null } },
    { viewer: { role: 'viewer' as const, person: person(false) } },
    { viewer: { role: 'viewer' as const, person: person(true) } },
    { viewer: { role: 'admin' as const, person: person(true) } },
    { viewer: { role: 'admin' as const, person: person(true) }, adminCode: 'K7M2QXK7M2QZ' },
    { viewer: { role: 'owner' as const, person: null }, adminCode: '' },
  ];
  expect(found.map(toAccess)).toEqual(ACCESSES);
  expect(found.map(toAccess).map(toRole)).toEqual(found.map(({ viewer }) => viewer.role));
  expect(found.map((project) => mayDo(project, 'see-codes'))).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
});
