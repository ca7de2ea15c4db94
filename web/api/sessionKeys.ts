/** Where the session is kept in the browser's storage. */
export const TOKEN = "token";
export const SESSION = "kantor.session";
