import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerServiceWorker } from './register-service-worker.ts';

type Registration = Pick<ServiceWorkerRegistration, 'installing'>;

const register = vi.fn<() => Promise<Registration>>();

beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.useFakeTimers();
  register.mockReset();
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { register } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Registers, and lets time pass until nothing is tried any more. */
async function registerAndWait() {
  void registerServiceWorker();
  await vi.runAllTimersAsync();
}

/** A worker that is being installed, and soon has this state. */
function installTo(state: ServiceWorkerState): Registration {
  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  setTimeout(() => {
    installing.state = state;
    installing.dispatchEvent(new Event('statechange'));
  }, 100);
  return { installing: installing as unknown as ServiceWorker };
}

it('registers once where a worker is installed, now or before', async () => {
  register.mockImplementation(async () => installTo('installed'));
  await registerAndWait();
  expect(register).toHaveBeenCalledOnce();
  register.mockResolvedValue({ installing: null });
  await registerAndWait();
  expect(register).toHaveBeenCalledTimes(2);
});

it('tries again after its script or one of its files could not be fetched', async () => {
  register
    .mockRejectedValueOnce(new TypeError('Failed to register'))
    .mockImplementationOnce(async () => installTo('redundant'))
    .mockImplementationOnce(async () => installTo('installed'));
  await registerAndWait();
  expect(register).toHaveBeenCalledTimes(3);
});

it('waits while offline, and ends after some more tries', async () => {
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { register } });
  await registerServiceWorker();
  expect(register).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { register } });
  register.mockRejectedValue(new TypeError('Failed to register'));
  await vi.runAllTimersAsync();
  expect(register).toHaveBeenCalledTimes(4);
});
