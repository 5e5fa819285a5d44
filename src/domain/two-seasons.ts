/**
 * The Tuesdays of a club in zone A over two seasons, written down by hand from a paper calendar and the published holidays; the hour
 * in UTC at which it is six o'clock in the evening there. The clocks change on 26 October 2025, 29 March 2026, 25 October 2026 and
 * 28 March 2027; 11 November 2025 is a Tuesday.
 */
export const seasons = [
  {
    from: '2025-09-02',
    to: '2026-06-30',
    evenings: [
      ['16', '2025-09', '02 09 16 23 30'],
      ['16', '2025-10', '07 14'],
      ['17', '2025-11', '04 18 25'],
      ['17', '2025-12', '02 09 16'],
      ['17', '2026-01', '06 13 20 27'],
      ['17', '2026-02', '03 24'],
      ['17', '2026-03', '03 10 17 24'],
      ['16', '2026-03', '31'],
      ['16', '2026-04', '21 28'],
      ['16', '2026-05', '05 12 19 26'],
      ['16', '2026-06', '02 09 16 23 30'],
    ],
  },
  {
    from: '2026-09-01',
    to: '2027-06-29',
    evenings: [
      ['16', '2026-09', '01 08 15 22 29'],
      ['16', '2026-10', '06 13'],
      ['17', '2026-11', '03 10 17 24'],
      ['17', '2026-12', '01 08 15'],
      ['17', '2027-01', '05 12 19 26'],
      ['17', '2027-02', '02 09'],
      ['17', '2027-03', '02 09 16 23'],
      ['16', '2027-03', '30'],
      ['16', '2027-04', '06 27'],
      ['16', '2027-05', '04 11 18 25'],
      ['16', '2027-06', '01 08 15 22 29'],
    ],
  },
] as const

export function startsOf({ evenings }: (typeof seasons)[number]): string[] {
  return evenings.flatMap(([hour, month, days]) =>
    days.split(' ').map((day) => `${month}-${day}T${hour}:00:00.000Z`),
  )
}
