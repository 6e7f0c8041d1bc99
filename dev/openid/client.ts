/** The product's registration with the OpenID provider of the tests. */
export const OPENID_CLIENT = { id: 'foldout-test', secret: 'a-secret-for-tests-only-a-secret-for-tests' };
