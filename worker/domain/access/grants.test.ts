import { expect, it } from 'vitest';
import { formatGrants, type Grant, isAtLeast, parseGrants, withGrant, withoutGrant } from './grants.ts';

const grant = (projectId: string, role: Grant['role'] = 'viewer', version = 1): Grant => ({
  projectId,
  role,
  version,
});

it('round-trips', () => {
  const grants = [grant('DEM0TR1P', 'owner', 12), grant('K7M2QX99', 'viewer')];
  expect(parseGrants(formatGrants(grants))).toEqual(grants);
  expect(parseGrants('')).toEqual([]);
  expect(parseGrants('nonsense~A.x.1~DEM0TR1P.a.3')).toEqual([grant('DEM0TR1P', 'admin', 3)]);
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
  expect(isAtLeast('owner', 'admin')).toBe(true);
  expect(isAtLeast('admin', 'admin')).toBe(true);
  expect(isAtLeast('viewer', 'admin')).toBe(false);
});
