/** The records of one of the application's IndexedDB stores, in order. Runs in the page. */
export function storedRecords<Kept>(store: 'answers' | 'writes'): Promise<Kept[]> {
  return new Promise<Kept[]>((resolve, reject) => {
    const opening = indexedDB.open('rebond')
    opening.addEventListener('error', () => reject(opening.error!))
    // The page has not created the database yet: an empty one in its place would never get its stores.
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
