/** Whether this server sells nothing (`BILLING=off`): the server says so on the page. */
export function isBillingOff(): boolean {
  return 'nothingSold' in document.documentElement.dataset
}
