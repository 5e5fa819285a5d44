/** « 3 sur 6 ». */
export function positionOf(blocks: readonly { readonly id: string }[], id: string): string {
  return `${blocks.findIndex((block) => block.id === id) + 1} sur ${blocks.length}`
}
