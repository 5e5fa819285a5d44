import { makeInstallable } from '../app/installation/make-installable.ts'

const soonMs = 1_000

addEventListener('load', () => setTimeout(makeInstallable, soonMs))
