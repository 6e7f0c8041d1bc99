import type { Usage } from '../counting-worker/usage.ts';
import type { CpuTimes } from './measure-cpu.ts';
import { ASSUMED, PRICES } from './prices.ts';

export type CostLine = { name: string; count: number; perMillion: number; dollars: number };

type Measured = {
  /** The share of requests that are logged. */
  sampleRate: number;
  cpu: CpuTimes;
};

/** The cost of a million such uses in US dollars, by what is billed. */
export function computeCost(usage: Usage, { sampleRate, cpu }: Measured): CostLine[] {
  const { sampledLogBytes, itineraryPages, invitationPages, entries, ...counted } = usage;
  const others = usage.workerRequests - itineraryPages - invitationPages - entries;
  const counts = {
    ...counted,
    logBytes: usage.logBytes + sampledLogBytes * sampleRate,
    cpuMs:
      itineraryPages * cpu.itineraryPages +
      invitationPages * cpu.invitationPages +
      entries * cpu.entries +
      others * ASSUMED.cpuMs,
    objectGbs: usage.objectRequests * ASSUMED.objectSeconds * ASSUMED.objectGb,
  };
  return Object.entries(PRICES).flatMap(([key, { name, perMillion }]) => {
    const count = counts[key as keyof typeof counts];
    return count > 0 ? [{ name, count, perMillion, dollars: count * perMillion }] : [];
  });
}

export const sumDollars = (lines: CostLine[]) => lines.reduce((sum, { dollars }) => sum + dollars, 0);
