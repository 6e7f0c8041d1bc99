// No imports: invitations load this file and nothing else of the contract.

export const PROJECT_ID_LENGTH = 8;
export const ACCESS_CODE_LENGTH = 6;
export const ADMIN_CODE_LENGTH = 12;

/** Crockford's Base32, without the ambiguous letters I, L, O and U. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
