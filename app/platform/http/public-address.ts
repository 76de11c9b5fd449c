import ipaddr from 'ipaddr.js';

/** Public by its number, but Azure answers there for the machine itself (learn.microsoft.com, "What is IP address 168.63.129.16?"). */
const MACHINE_SERVICES = new Set(['168.63.129.16']);

/** All that is given out of IPv6 to the open internet (IANA, "IPv6 Global Unicast Address Assignments"). */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True for addresses of the open internet only. All that is set aside is not: private, loopback, link-local (with the clouds'
 * metadata services), multicast, carrier-grade NAT, and IPv6 ranges that wrap an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // Unwraps ::ffff:127.0.0.1.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(GIVEN_OUT)) return false;
  return parsed.range() === 'unicast' && !MACHINE_SERVICES.has(parsed.toString());
}
