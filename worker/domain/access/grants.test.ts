import { describe, expect, it } from 'vitest';
import {
  type AccessControl,
  computeRole,
  formatGrants,
  type Grant,
  parseGrants,
  type SignedIn,
  toStrongerRole,
  withGrant,
  withoutGrant,
} from './grants.ts';

const grant = (projectId: string, role: Grant['role'] = 'viewer', version = 1, adminVersion = 1): Grant => ({
  projectId,
  role,
  version,
  ...(role === 'admin' && { adminVersion }),
});

it('round-trips', () => {
  const grants = [
    grant('DEM0TR1P', 'owner', 12),
    grant('K7M2QX99', 'viewer'),
    grant('HJKMNP77', 'admin', 2, 5),
    { ...grant('W8XYZ123', 'admin'), sessionId: 'AAAA_-bbCCCC' },
    { ...grant('CREATED1', 'admin'), creatorVersion: 2 },
    { ...grant('CREATED2', 'admin'), sessionId: 'AAAA_-bbCCCC', creatorVersion: 2 },
  ];
  expect(parseGrants(formatGrants(grants))).toEqual(grants);
  expect(parseGrants('')).toEqual([]);
  expect(parseGrants('nonsense~A.x.1~DEM0TR1P.v.3')).toEqual([grant('DEM0TR1P', 'viewer', 3)]);
});

it('reads an admin grant without an admin version as one of the first', () => {
  expect(parseGrants('DEM0TR1P.a.3')).toEqual([grant('DEM0TR1P', 'admin', 3, 1)]);
});

describe('computeRole', () => {
  const project: AccessControl = {
    projectId: 'DEM0TR1P',
    ownerUserId: 7,
    grantVersion: 2,
    adminVersion: 3,
    creatorVersion: 4,
  };
  const signedIn = (userId: number): SignedIn => ({ userId, sessionId: 'AAAAbbbbCCCC' });
  const bound = { ...grant('DEM0TR1P', 'admin', 2, 3), sessionId: 'AAAAbbbbCCCC' };
  it.each<[string, Grant[], number | undefined, string | undefined]>([
    ['admin by a grant of this session', [bound], 8, 'admin'],
    ['nothing by a grant of a session that ended', [bound], undefined, undefined],
    ['nothing by a grant of another session', [{ ...bound, sessionId: 'DDDDeeeeFFFF' }], 8, undefined],
    ['nothing without a grant', [], undefined, undefined],
    ['nothing by a grant for another project', [grant('K7M2QX99', 'admin', 2, 3)], undefined, undefined],
    ['nothing by an outdated viewer grant', [grant('DEM0TR1P', 'viewer', 1)], undefined, undefined],
    [
      'nothing by an admin grant of an old access code',
      [grant('DEM0TR1P', 'admin', 1, 3)],
      undefined,
      undefined,
    ],
    ['viewer', [grant('DEM0TR1P', 'viewer', 2)], undefined, 'viewer'],
    ['admin', [grant('DEM0TR1P', 'admin', 2, 3)], undefined, 'admin'],
    [
      'viewer by an admin grant of an old admin code',
      [grant('DEM0TR1P', 'admin', 2, 2)],
      undefined,
      'viewer',
    ],
    [
      'viewer by an admin grant with an unreadable version',
      [grant('DEM0TR1P', 'admin', 2, Number.NaN)],
      8,
      'viewer',
    ],
    [
      'admin by creating it, whatever the codes',
      [{ ...grant('DEM0TR1P', 'admin', 1, 1), creatorVersion: 4 }],
      undefined,
      'admin',
    ],
    [
      'viewer by creating it before a code was chosen',
      [{ ...grant('DEM0TR1P', 'admin', 2, 1), creatorVersion: 3 }],
      undefined,
      'viewer',
    ],
    [
      'nothing by creating it in a session that ended',
      [{ ...bound, creatorVersion: 4 }],
      undefined,
      undefined,
    ],
    ['owner by the account alone', [], 7, 'owner'],
    ['owner by the account, whatever the grant', [grant('DEM0TR1P', 'viewer', 1)], 7, 'owner'],
    ['nothing by an owner grant without the account', [grant('DEM0TR1P', 'owner', 2)], undefined, undefined],
    ['nothing by an owner grant with another account', [grant('DEM0TR1P', 'owner', 2)], 8, undefined],
  ])('gives %s', (_, grants, userId, role) => {
    expect(computeRole(project, grants, userId === undefined ? undefined : signedIn(userId))).toBe(role);
  });

  it('makes nobody the owner of a project without one', () => {
    const unowned = { ...project, ownerUserId: null };
    expect(computeRole(unowned, [grant('DEM0TR1P', 'owner', 2)], undefined)).toBeUndefined();
    expect(computeRole(undefined, [], signedIn(7))).toBeUndefined();
  });
});

it('keeps the last twenty, one per project, newest last', () => {
  let grants: Grant[] = [];
  for (let n = 0; n < 25; n++) grants = withGrant(grants, grant(`P${n}`));
  grants = withGrant(grants, grant('P10', 'admin', 2));
  expect(grants).toHaveLength(20);
  expect(grants.at(-1)).toEqual(grant('P10', 'admin', 2));
  expect(withoutGrant(grants, 'P10')).toHaveLength(19);
});

it('orders the roles', () => {
  expect(toStrongerRole('owner', 'admin')).toBe('owner');
  expect(toStrongerRole('viewer', 'admin')).toBe('admin');
});
