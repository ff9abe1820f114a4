import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A passkey as a device keeps it, as far as WebAuthn needs it: for tests, without a browser. */
export class Authenticator {
  readonly id = randomBytes(16);
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  create(challenge: string, origin: string): object {
    const client = this.client('webauthn.create', challenge, origin);
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    const cose = Buffer.concat([
      Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 32]),
      Buffer.from(y, 'base64url'),
    ]);
    const data = Buffer.concat([
      this.data(origin, 0x45),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      cose,
    ]);
    const object = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    const response = { clientDataJSON: b64(client), attestationObject: b64(object), transports: ['internal'] };
    return { id: b64(this.id), rawId: b64(this.id), type: 'public-key', response, clientExtensionResults: {} };
  }

  get(challenge: string, origin: string): object {
    const client = this.client('webauthn.get', challenge, origin);
    this.counter++;
    const data = this.data(origin, 0x05);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    const signature = sign('sha256', signed, this.keys.privateKey);
    const response = { clientDataJSON: b64(client), authenticatorData: b64(data), signature: b64(signature) };
    return { id: b64(this.id), rawId: b64(this.id), type: 'public-key', response, clientExtensionResults: {} };
  }

  private client(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private data(origin: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const site = createHash('sha256').update(new URL(origin).hostname).digest();
    return Buffer.concat([site, Buffer.from([flags]), counter]);
  }
}

const text = (word: string): Buffer => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
const b64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
