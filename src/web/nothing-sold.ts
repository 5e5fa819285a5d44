/** Whether this house sells nothing (`BILLING=off`): the server says so on the page. */
export function isNothingSold(): boolean {
  return 'nothingSold' in document.documentElement.dataset
}
