import { BlockList, isIP, isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

/** Addresses that are remembered: those of proxies come with each request. A longer text is no address, or has a zone. */
const remembered = { most: 100, longest: 45 };

/** Whether an address is one of these, or in one of these networks: `10.0.0.7`, `10.1.0.0/16`. */
export function isAmong(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  const known = new LRUCache<string, boolean>({ max: remembered.most });
  const look = (address: string): boolean => {
    const isIn = isIP(address) !== 0 && list.check(address, familyOf(address));
    if (address.length <= remembered.longest) known.set(address, isIn);
    return isIn;
  };
  return (address) => known.get(address) ?? look(address);
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * The address by which a caller is counted. One household has a whole network of IPv6, so that `2001:db8:1:2::7` counts as
 * `2001:db8:1:2::/64`; an IPv4 address inside IPv6, `::ffff:192.0.2.7`, counts as the IPv4 address.
 */
export function callerAddress(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [address = ip] = ip.split('%');
  return isIPv6(address) ? `${network(address).join(':')}::/64` : ip;
}

/** The first four of the eight groups, without leading zeros: `2001:db8::1` has `2001`, `db8`, `0`, `0`. */
function network(address: string): readonly string[] {
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  // An IPv4 address at the end stands for two groups.
  const written = head.length + tail.length + (address.includes('.') ? 1 : 0);
  const groups = [...head, ...Array.from({ length: 8 - written }, () => '0'), ...tail];
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
}
