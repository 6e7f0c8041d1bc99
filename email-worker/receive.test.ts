import { expect, it, vi } from 'vitest';
import { MAX_MAIL_BYTES, type MailStore, receiveIncomingMail } from './receive.ts';

const TOKEN = '0123456789abcdef';
const PERSONAL = `trips+${TOKEN}@foldout.example`;

function makeStore(changes: Partial<MailStore> = {}) {
  return {
    sharedAddresses: ['trips@foldout.example', 'in@earlier.example'],
    addsVerdict: true,
    findOwnerByToken: vi.fn(async (token: string) => (token === TOKEN ? { userId: 7 } : undefined)),
    findOwnerByAddress: vi.fn(async (address: string) =>
      address === 'nora@host.example' ? { userId: 7 } : undefined,
    ),
    hasRoom: vi.fn(async () => true),
    storeRawMail: vi.fn(async () => {}),
    insertMail: vi.fn(async () => ({ id: 1, needsReading: true })),
    enqueueReading: vi.fn(async () => {}),
    reject: vi.fn(),
    ...changes,
  } satisfies MailStore;
}

const makeMail = (to: string, text = 'From: a@b.example\r\n\r\nHi', size = text.length) => ({
  to,
  size,
  raw: new Blob([text]).stream() as ReadableStream<Uint8Array>,
});

it('stores an email to a personal address before it is enqueued', async () => {
  const order: string[] = [];
  const store = makeStore({
    storeRawMail: async () => void order.push('raw'),
    insertMail: async () => {
      order.push('row');
      return { id: 5, needsReading: true };
    },
    enqueueReading: async (id) => void order.push(`queue ${id}`),
  });
  expect(await receiveIncomingMail(makeMail(PERSONAL.toUpperCase()), store)).toBe('kept');
  expect(order).toEqual(['raw', 'row', 'queue 5']);
});

it('stores emails under their hash, whatever size was announced', async () => {
  const store = makeStore();
  await receiveIncomingMail(makeMail(PERSONAL, 'abc', 1), store);
  const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(store.storeRawMail).toHaveBeenCalledWith(hash, new TextEncoder().encode('abc'));
  expect(store.insertMail).toHaveBeenCalledWith({
    owner: { userId: 7 },
    ownerProof: 'personal',
    hash,
    bytes: 3,
    sender: '',
  });
});

it.each(['trips+0123456789abcdeg@foldout.example', 'trips+@foldout.example', 'trips@evil.example', 'x', ''])(
  'rejects %s and stores nothing',
  async (to) => {
    const store = makeStore();
    expect(await receiveIncomingMail(makeMail(to), store)).toBe('unknown-address');
    expect(store.reject).toHaveBeenCalledWith('Unknown address');
    expect(store.storeRawMail).not.toHaveBeenCalled();
  },
);

it('rejects emails that are too large, even if the announced size is wrong', async () => {
  for (const size of [MAX_MAIL_BYTES + 1, 10]) {
    const store = makeStore();
    expect(await receiveIncomingMail(makeMail(PERSONAL, 'x'.repeat(MAX_MAIL_BYTES + 1), size), store)).toBe(
      'too-large',
    );
    expect(store.reject).toHaveBeenCalledWith('Message too large');
    expect(store.storeRawMail).not.toHaveBeenCalled();
  }
});

it('assigns email to the shared address to an account only if DMARC passed', async () => {
  const verdict =
    'Received: from a by cloudflare-email.net; x\r\nAuthentication-Results: mx.cloudflare.net; dmarc=pass header.from=host.example\r\n';
  const from = 'From: nora@host.example\r\n\r\nHi';
  const proven = makeStore();
  await receiveIncomingMail(makeMail('trips@foldout.example', verdict + from), proven);
  expect(proven.insertMail).toHaveBeenCalledWith(
    expect.objectContaining({ owner: { userId: 7 }, ownerProof: 'verified' }),
  );
  const forged = makeStore();
  await receiveIncomingMail(makeMail('trips@foldout.example', from), forged);
  expect(forged.insertMail).toHaveBeenCalledWith(
    expect.objectContaining({ owner: null, ownerProof: 'typed' }),
  );
  expect(forged.findOwnerByAddress).not.toHaveBeenCalled();
});

it('drops large emails without an owner silently', async () => {
  const store = makeStore();
  expect(
    await receiveIncomingMail(makeMail('trips@foldout.example', 'x'.repeat(6 * 1024 * 1024)), store),
  ).toBe('dropped');
  expect(store.reject).not.toHaveBeenCalled();
  expect(store.storeRawMail).not.toHaveBeenCalled();
});

it.each(['findOwnerByToken', 'storeRawMail', 'insertMail', 'enqueueReading'] as const)(
  'throws what %s throws, so the sender’s server retries',
  async (call) => {
    const store = makeStore({
      [call]: async () => {
        throw new Error('down');
      },
    });
    await expect(receiveIncomingMail(makeMail(PERSONAL), store)).rejects.toThrow('down');
    expect(store.reject).not.toHaveBeenCalled();
  },
);

it('does not enqueue an email that was already read', async () => {
  const read = makeStore({ insertMail: async () => ({ id: 1, needsReading: false }) });
  expect(await receiveIncomingMail(makeMail(PERSONAL), read)).toBe('known');
  expect(read.enqueueReading).not.toHaveBeenCalled();
});

it.each([
  'in+0123456789abcdef@earlier.example',
  'plan+0123456789abcdef@earlier.example',
  'in@earlier.example',
])('still receives at %s after the shared address has changed', async (to) =>
  expect(await receiveIncomingMail(makeMail(to), makeStore())).toBe('kept'),
);

it('receives nothing without a shared address', async () => {
  expect(await receiveIncomingMail(makeMail(PERSONAL), makeStore({ sharedAddresses: [] }))).toBe(
    'unknown-address',
  );
});
