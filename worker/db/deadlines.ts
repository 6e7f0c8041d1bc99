/** The result of `work` if there is one within `ms` milliseconds, else undefined. Rejects as `work` does. */
export function within<Result>(work: Promise<Result>, ms: number): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
