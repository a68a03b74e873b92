import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** For a server on this machine, signed by itself. */
export function makeCertificate(folder: string, address: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'parlance.pem'), join(folder, 'parlance.key')];
  const name = ['-subj', `/CN=${address}`, '-addext', `subjectAltName=IP:${address}`];
  const files = ['-keyout', key, '-out', certificate, '-days', '2'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...name, ...files], {
    stdio: 'pipe',
  });
  return { certificate, key };
}
