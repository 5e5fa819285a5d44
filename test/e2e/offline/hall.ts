import { join } from 'node:path'
import { desk, journeysPort, test as base } from '../journey.ts'
import { type ClubDatabase, type ClubDatabases, startClubDatabases } from './club-database.ts'
import { type FreezableDatabase, freezableDatabase } from '../../support/freezable-database.ts'
import { type FaultyProxy, openProxy } from './faulty-proxy.ts'
import { type Device, openDevice } from './device.ts'
import { startServer, type StoppableServer, withFolder } from './stoppable-server.ts'

interface Fixtures {
  database: ClubDatabase
  server: StoppableServer
  /** Another process on the same database. */
  secondServer: StoppableServer
  /** A server that sells nothing, instead of `server`. */
  freeServer: StoppableServer
  /** Between that database and `freezableServer`. */
  freezable: FreezableDatabase
  /** Instead of `server`. */
  freezableServer: StoppableServer
  /** The proxy in front of `server`. */
  network: FaultyProxy
  /** A new device for that address; closed when the test ends, and its console must have no errors. */
  deviceAt: (url: string, screen?: object) => Promise<Device>
}

interface WorkerFixtures {
  databases: ClubDatabases
}

export const firstPort = journeysPort + 103 + 2 * Number(process.env.TEST_PARALLEL_INDEX ?? 0)

/** A sports hall: real servers that stop, a network that fails, and devices that are switched off. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  databases: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameters
    async ({}, use) => {
      const databases = await startClubDatabases()
      await use(databases)
      await databases.stop()
    },
    { scope: 'worker' },
  ],
  database: async ({ databases }, use) => {
    const database = await databases.create()
    await use(database)
    await database.close()
  },
  server: async ({ database }, use) => {
    const server = await startServer({ port: firstPort, databaseUrl: database.url })
    await use(server)
    await server.kill()
  },
  secondServer: async ({ database }, use) => {
    const server = await startServer({ port: firstPort + 1, databaseUrl: database.url })
    await use(server)
    await server.kill()
  },
  freeServer: async ({ database }, use) => {
    const settings = { BILLING: 'off' }
    const server = await startServer({ port: firstPort, settings, databaseUrl: database.url })
    await use(server)
    await server.kill()
  },
  freezable: async ({ database }, use) => {
    const { port, searchParams } = new URL(database.url)
    const freezable = await freezableDatabase({ host: searchParams.get('host')!, port: Number(port) })
    await use(freezable)
    await freezable.close()
  },
  freezableServer: async ({ database, freezable }, use) => {
    const url = new URL(database.url)
    const person = url.password ? `${url.username}:${url.password}` : url.username
    const databaseUrl = `postgres://${person}@${freezable.host}:${freezable.port}${url.pathname}`
    const server = await startServer({ port: firstPort, databaseUrl })
    await use(server)
    await server.kill()
  },
  network: async ({ server }, use) => {
    const network = await openProxy(server.url)
    await use(network)
    await network.close()
  },
  deviceAt: async ({ launchOptions, locale, timezoneId }, use) => {
    const devices: Device[] = []
    await withFolder('rebond-devices-', async (folder) => {
      await use(async (baseURL, screen = desk) => {
        const device = await openDevice(join(folder, String(devices.length)), {
          ...launchOptions,
          ...screen,
          baseURL,
          ...(locale && { locale }),
          ...(timezoneId && { timezoneId }),
          reducedMotion: 'reduce',
          serviceWorkers: 'allow',
        })
        devices.push(device)
        return device
      })
      for (const device of devices) await device.close()
    })
  },
})
