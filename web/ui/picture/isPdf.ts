/** Whether a signed address names a PDF: its path says so. */
export const isPdf = (address: string): boolean => /^[^?]+\.pdf(\?|$)/.test(address);
