/** What Cloudflare bills, in the units of its price list. */
export type Usage = {
  workerRequests: number;
  /** Those of `workerRequests` whose CPU time is measured. */
  itineraryPages: number;
  invitationPages: number;
  entries: number;
  databaseRowsRead: number;
  databaseRowsWritten: number;
  objectRequests: number;
  objectRowsRead: number;
  objectRowsWritten: number;
  logBytes: number;
  /** Bytes of log lines that are written for a sample of the requests. */
  sampledLogBytes: number;
  /** Written to Analytics Engine. */
  dataPoints: number;
  queueOperations: number;
  emails: number;
  /** R2: operations that write or list, and those that read. */
  bucketWrites: number;
  bucketReads: number;
  /** Bytes of the objects written and read. */
  bucketBytesStored: number;
  bucketBytesRead: number;
};

/** Nothing used. */
export const NO_USAGE: Usage = {
  workerRequests: 0,
  itineraryPages: 0,
  invitationPages: 0,
  entries: 0,
  databaseRowsRead: 0,
  databaseRowsWritten: 0,
  objectRequests: 0,
  objectRowsRead: 0,
  objectRowsWritten: 0,
  logBytes: 0,
  sampledLogBytes: 0,
  dataPoints: 0,
  queueOperations: 0,
  emails: 0,
  bucketWrites: 0,
  bucketReads: 0,
  bucketBytesStored: 0,
  bucketBytesRead: 0,
};

let usage = { ...NO_USAGE };
/** Rows are known only after a cursor was read, so they are counted when the usage is taken. */
let cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = [];

/** Adds to what was used since `takeUsage`. The Worker and its durable objects run in one isolate here. */
export function addUsage(added: Partial<Usage>) {
  for (const [name, count] of Object.entries(added)) usage[name as keyof Usage] += count;
}

/** Returns what was used since the last call. */
export function takeUsage(): Usage {
  for (const { rowsRead, rowsWritten } of cursors) {
    addUsage({ objectRowsRead: rowsRead, objectRowsWritten: rowsWritten });
  }
  const taken = usage;
  usage = { ...NO_USAGE };
  cursors = [];
  return taken;
}

/** Counts the lines that the Worker logs from now on. */
export function countLogLines() {
  for (const level of ['log', 'error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (line: unknown) => {
      const bytes = new TextEncoder().encode(String(line)).length;
      addUsage(String(line).includes('"sampled":') ? { sampledLogBytes: bytes } : { logBytes: bytes });
      write(line);
    };
  }
}

/** Counts what a durable object reads and writes. Each alarm is a row written, and later a request. */
export function countStorage(storage: DurableObjectStorage) {
  const { sql, kv } = storage;
  const exec = sql.exec.bind(sql);
  const replace = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true });
  replace(sql, 'exec', (query: string, ...values: SqlStorageValue[]) => {
    const cursor = exec(query, ...values);
    cursors.push(cursor);
    return cursor;
  });
  const [get, put, setAlarm] = [kv.get.bind(kv), kv.put.bind(kv), storage.setAlarm.bind(storage)];
  replace(kv, 'get', (key: string) => {
    addUsage({ objectRowsRead: 1 });
    return get(key);
  });
  replace(kv, 'put', (key: string, value: unknown) => {
    addUsage({ objectRowsWritten: 1 });
    put(key, value);
  });
  replace(storage, 'setAlarm', (at: number) => {
    addUsage({ objectRowsWritten: 1, objectRequests: 1 });
    return setAlarm(at);
  });
}
