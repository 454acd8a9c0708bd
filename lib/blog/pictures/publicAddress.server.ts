import { BlockList, isIP } from 'node:net'

/** What is reserved among the IPv4 addresses (IANA special-purpose registry, multicast, the future). */
const reservedV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
const reserved = new BlockList()
for (const [network, bits] of reservedV4) reserved.addSubnet(network, bits, 'ipv4')

/** The one block that holds public IPv6 addresses, and what is special in it: documentation, Teredo and 6to4 (they carry IPv4). */
const publicV6 = new BlockList()
publicV6.addSubnet('2000::', 3, 'ipv6')
const specialV6 = new BlockList()
specialV6.addSubnet('2001::', 23, 'ipv6')
specialV6.addSubnet('2001:db8::', 32, 'ipv6')
specialV6.addSubnet('2002::', 16, 'ipv6')
specialV6.addSubnet('3fff::', 20, 'ipv6')
// What networks without IPv4 call its addresses by (RFC 6052): the last 32 bits are the one that is meant.
publicV6.addSubnet('64:ff9b::', 96, 'ipv6')
for (const [network, bits] of reservedV4) specialV6.addSubnet(`64:ff9b::${network}`, 96 + bits, 'ipv6')

/** True for an IP address on the open internet; false for this machine, its network, and whatever is not an IP address. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !reserved.check(address, 'ipv4')
    case 6:
      return publicV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6')
    default:
      return false
  }
}
