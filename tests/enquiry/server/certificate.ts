/** Implements X.509 (RFC 5280). */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const der = (tag: number, ...parts: readonly Uint8Array[]): Uint8Array => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};

const sequence = (...parts: readonly Uint8Array[]): Uint8Array => der(0x30, ...parts);
const time = (date: Date): Uint8Array =>
  der(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/\D/g, '')}Z`));
const oid = (...bytes: readonly number[]): Uint8Array => der(0x06, Buffer.from(bytes));

const commonName = oid(0x55, 0x04, 0x03);
const subjectAltName = oid(0x55, 0x1d, 0x11);
const ecdsaWithSha256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));

const day = 86_400_000;

const addresses = [
  Buffer.from([127, 0, 0, 1]),
  Buffer.from('00000000000000000000ffff7f000001', 'hex'),
];

export const selfSigned = (): { readonly key: string; readonly cert: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  // Clients identify trusted certificates by a unique name.
  const name = sequence(
    der(
      0x31,
      sequence(commonName, der(0x0c, Buffer.from(`mail ${randomBytes(4).toString('hex')}`))),
    ),
  );
  const alternatives = sequence(...addresses.map((address) => der(0x87, address)));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(subjectAltName, der(0x04, alternatives)))),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  const pem = Buffer.from(sequence(body, ecdsaWithSha256, signature))
    .toString('base64')
    .replace(/(.{64})(?=.)/g, '$1\n');
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: `-----BEGIN CERTIFICATE-----\n${pem}\n-----END CERTIFICATE-----\n`,
  };
};
