/** Reports failures of scripts to the server. What reports them is loaded with the first one. */
export function reportFailures(): void {
  const report = (error: unknown) =>
    void import('./report-failure.ts').then(
      ({ reportFailure }) => reportFailure(error),
      () => undefined,
    );
  addEventListener('error', ({ error, message }) => report(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
