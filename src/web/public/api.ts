/** The script of the API's documentation: copies its examples. */

const announced = document.querySelector<HTMLElement>('.api-text [role=status]')!

for (const button of document.querySelectorAll<HTMLButtonElement>('.api-example button')) {
  button.hidden = false
  button.addEventListener('click', () => void copy(button))
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const example = button.previousElementSibling as HTMLElement
  try {
    await navigator.clipboard.writeText(example.textContent)
    announced.textContent = 'Exemple copié.'
    button.textContent = 'Copié'
  } catch {
    getSelection()?.selectAllChildren(example)
    announced.textContent =
      'La copie est bloquée par le navigateur. L’exemple est sélectionné\u00A0: copiez-le vous-même.'
  }
}
