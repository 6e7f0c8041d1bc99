import { type App, type EmulatedAccount, failure, success } from './state.ts';

const PATH = '/client/v4/accounts/:account/r2/buckets';

/** R2: buckets and their lifecycle rules. */
export function addStorageRoutes(app: App, account: EmulatedAccount) {
  app.get(PATH, () => success({ buckets: [...account.buckets.keys()].map((name) => ({ name })) }));
  app.post(PATH, async (c) => {
    const { name } = await c.req.json();
    if (account.buckets.has(name))
      return failure(409, 10_004, 'The bucket you tried to create already exists');
    account.buckets.set(name, { rules: [] });
    return success({ name });
  });
  app.get(`${PATH}/:bucket`, (c) =>
    account.buckets.has(c.req.param('bucket'))
      ? success({ name: c.req.param('bucket') })
      : failure(404, 10_006, 'The specified bucket does not exist.'),
  );
  app.get(`${PATH}/:bucket/lifecycle`, (c) =>
    success({ rules: account.buckets.get(c.req.param('bucket'))?.rules ?? [] }),
  );
  app.put(`${PATH}/:bucket/lifecycle`, async (c) => {
    const bucket = account.buckets.get(c.req.param('bucket'));
    if (!bucket) return failure(404, 10_006, 'The specified bucket does not exist.');
    bucket.rules = (await c.req.json()).rules;
    return success({});
  });
}
