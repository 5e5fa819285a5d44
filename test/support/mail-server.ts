import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real mail server on loopback. */
export async function mailServer() {
  const received: Buffer[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) => callback(mails.rejection),
    onData: (stream, _session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks))
        callback()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const mails = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    /** What it says of the next recipients; null takes them. */
    rejection: null as Error | null,
    inbox: () => Promise.all(received.map((raw) => PostalMime.parse(raw))),
    async to(address: string): Promise<Email[]> {
      return (await mails.inbox()).filter(({ to }) => to?.some((each) => each.address === address))
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
  return mails
}
