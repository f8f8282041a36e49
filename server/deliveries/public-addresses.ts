import { BlockList } from "node:net";

/**
 * Non-public ranges: https://www.iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry.
 * A mapped address (::ffff:0:0/96) counts as its IPv4 address.
 */
const ipv4: readonly [network: string, bits: number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];
const ipv6: readonly [network: string, bits: number][] = [
  ["4000::", 2],
  ["8000::", 1],
  // IETF protocol assignments such as Teredo (2001::), 6to4 (2002::), and ranges for documentation.
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

export const nonPublicAddresses = new BlockList();
for (const [network, bits] of ipv4) nonPublicAddresses.addSubnet(network, bits, "ipv4");
for (const [network, bits] of ipv6) nonPublicAddresses.addSubnet(network, bits, "ipv6");
// The ranges below and above the mapped addresses, which the block list checks as IPv4.
nonPublicAddresses.addRange("::", "::fffe:ffff:ffff", "ipv6");
nonPublicAddresses.addRange("::1:0:0:0", "1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "ipv6");
