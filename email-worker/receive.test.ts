import { expect, it, vi } from 'vitest';
import { type House, MAX_MAIL_BYTES, receive } from './receive.ts';

const TOKEN = '0123456789abcdef';
const PERSONAL = `trips+${TOKEN}@foldout.example`;

function makeHouse(changes: Partial<House> = {}) {
  return {
    intakeAddress: 'trips@foldout.example',
    findOwnerByToken: vi.fn(async (token: string) => (token === TOKEN ? 7 : undefined)),
    findOwnerByAddress: vi.fn(async (address: string) => (address === 'nora@host.example' ? 7 : undefined)),
    putRaw: vi.fn(async () => {}),
    noteMail: vi.fn(async () => ({ id: 1, waits: true })),
    sendToReader: vi.fn(async () => {}),
    reject: vi.fn(),
    ...changes,
  } satisfies House;
}

const arrive = (to: string, text = 'From: a@b.example\r\n\r\nHi', size = text.length) => ({
  to,
  size,
  raw: new Blob([text]).stream() as ReadableStream<Uint8Array>,
});

it('keeps a mail to a personal address before anybody hears of it', async () => {
  const order: string[] = [];
  const house = makeHouse({
    putRaw: async () => void order.push('raw'),
    noteMail: async () => {
      order.push('row');
      return { id: 5, waits: true };
    },
    sendToReader: async (id) => void order.push(`queue ${id}`),
  });
  expect(await receive(arrive(PERSONAL.toUpperCase()), house)).toBe('kept');
  expect(order).toEqual(['raw', 'row', 'queue 5']);
});

it('names mail by its hash, whatever size was announced', async () => {
  const house = makeHouse();
  await receive(arrive(PERSONAL, 'abc', 1), house);
  const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(house.putRaw).toHaveBeenCalledWith(hash, new TextEncoder().encode('abc'));
  expect(house.noteMail).toHaveBeenCalledWith({ ownerId: 7, tie: 'personal', hash, bytes: 3, sender: '' });
});

it.each(['trips+0123456789abcdeg@foldout.example', 'trips+@foldout.example', 'trips@evil.example', 'x', ''])(
  'turns away %s and keeps nothing',
  async (to) => {
    const house = makeHouse();
    expect(await receive(arrive(to), house)).toBe('unknown-address');
    expect(house.reject).toHaveBeenCalledWith('Unknown address');
    expect(house.putRaw).not.toHaveBeenCalled();
  },
);

it('turns away what is too large, also when the announced size is a lie', async () => {
  for (const size of [MAX_MAIL_BYTES + 1, 10]) {
    const house = makeHouse();
    expect(await receive(arrive(PERSONAL, 'x'.repeat(MAX_MAIL_BYTES + 1), size), house)).toBe('too-large');
    expect(house.reject).toHaveBeenCalledWith('Message too large');
    expect(house.putRaw).not.toHaveBeenCalled();
  }
});

it('takes mail to the shared address as the account’s only with a verdict', async () => {
  const verdict =
    'Received: from a by cloudflare-email.net; x\r\nAuthentication-Results: mx.cloudflare.net; dmarc=pass header.from=host.example\r\n';
  const from = 'From: nora@host.example\r\n\r\nHi';
  const proven = makeHouse();
  await receive(arrive('trips@foldout.example', verdict + from), proven);
  expect(proven.noteMail).toHaveBeenCalledWith(expect.objectContaining({ ownerId: 7, tie: 'verified' }));
  const forged = makeHouse();
  await receive(arrive('trips@foldout.example', from), forged);
  expect(forged.noteMail).toHaveBeenCalledWith(expect.objectContaining({ ownerId: null, tie: 'typed' }));
  expect(forged.findOwnerByAddress).not.toHaveBeenCalled();
});

it('drops what is large and nobody’s, silently', async () => {
  const house = makeHouse();
  expect(await receive(arrive('trips@foldout.example', 'x'.repeat(6 * 1024 * 1024)), house)).toBe('dropped');
  expect(house.reject).not.toHaveBeenCalled();
  expect(house.putRaw).not.toHaveBeenCalled();
});

it.each(['findOwnerByToken', 'putRaw', 'noteMail', 'sendToReader'] as const)(
  'throws what %s throws, so that the sender’s server tries again',
  async (call) => {
    const house = makeHouse({
      [call]: async () => {
        throw new Error('down');
      },
    });
    await expect(receive(arrive(PERSONAL), house)).rejects.toThrow('down');
    expect(house.reject).not.toHaveBeenCalled();
  },
);

it('tells the reader again of a mail that waits, and not of one that was read', async () => {
  const read = makeHouse({ noteMail: async () => ({ id: 1, waits: false }) });
  expect(await receive(arrive(PERSONAL), read)).toBe('known');
  expect(read.sendToReader).not.toHaveBeenCalled();
});
