/** What stands in a store of the device's own database, in its order. Runs in the page. */
export function keptRecords<Kept>(store: 'answers' | 'writes'): Promise<Kept[]> {
  return new Promise<Kept[]>((resolve, reject) => {
    const opening = indexedDB.open('rebond')
    opening.addEventListener('error', () => reject(opening.error!))
    // The page has not made it yet: an empty one in its place would stay without its stores.
    opening.addEventListener('upgradeneeded', () => {
      opening.transaction?.abort()
      resolve([])
    })
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction(store).objectStore(store).getAll()
      reading.addEventListener('success', () => {
        opening.result.close()
        resolve(reading.result as Kept[])
      })
    })
  })
}
