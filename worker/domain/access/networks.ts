/** The networks that an address is counted in, beyond its own, with how many times the limit they have together. */
export type WiderNetwork = { subject: string; times: number };

/**
 * The /56 and the /48 around the /64 of an IPv6 caller, as `toNetwork` writes it; one rented server has a whole /48 or
 * /56. None for IPv4.
 */
export function listWiderNetworks(network: string): WiderNetwork[] {
  const [prefix, size] = network.split('::/');
  const groups = prefix?.split(':') ?? [];
  if (size !== '64' || groups.length !== 4) return [];
  const site = groups.slice(0, 3).join(':');
  const subnet = (Number.parseInt(groups[3] ?? '', 16) >> 8).toString(16);
  return [
    { subject: `${site}:${subnet}::/56`, times: 3 },
    { subject: `${site}::/48`, times: 10 },
  ];
}
