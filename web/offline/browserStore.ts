type InStore = <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest) => Promise<T | undefined>;

/**
 * A store of this browser, in a database of its own; answers how to work in it, with the result of the request that `act`
 * answers. A browser may forbid databases, or have no room: then nothing is kept.
 */
export function browserStore(database: string, store: string, options?: IDBObjectStoreParameters): InStore {
  const open = () => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, options);
    return done(opening);
  };
  return async <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest) => {
    try {
      const opened = await open();
      try {
        const transaction = opened.transaction(store, mode);
        const request = act(transaction.objectStore(store));
        await committed(transaction);
        return request.result as T;
      } finally {
        opened.close();
      }
    } catch {
      return undefined;
    }
  };
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
