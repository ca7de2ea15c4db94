/** Whether this browser, at this address, can have passkeys. */
export const hasPasskeys = (): boolean => window.isSecureContext && "PublicKeyCredential" in window;
