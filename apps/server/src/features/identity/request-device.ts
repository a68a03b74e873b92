import type { Device } from '@parlance/ports/identity';

export type Caller = { request: Request; clientAddress: string };

export const deviceOf = ({ request, clientAddress }: Caller): Device => ({
  userAgent: request.headers.get('user-agent'),
  ipAddress: clientAddress,
});
