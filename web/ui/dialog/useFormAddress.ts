import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Call } from "#kernel/call.ts";
import type { Boleh } from "#kernel/row.ts";
import { CallFailed } from "../../api/client.ts";
import { useMay } from "../../api/session.ts";
import { showError } from "./dialogs.ts";
import { type Addressed, useAddress } from "./useAddress.ts";

type FormOf<T> = {
  /** The call that the form sends. */
  call: Call;
  /** The value of the address parameter for a record. */
  key: (record: T) => string;
  /** Loads the record of that value; not needed for a form that adds a record. */
  load?: (key: string) => Promise<T | undefined>;
  /** Whether the record may be edited; if not, the reason is shown and the form does not open. */
  boleh?: (record: T) => Boleh;
};

/**
 * A form that is opened by the address, such as `?ubah=SO-2611-00001`. From a list it gets the row; by the address it
 * loads the record, or shows why it cannot be edited.
 */
export function useFormAddress<T>(word: string, form: FormOf<T>): Addressed<T> {
  const address = useAddress(word);
  const { opened: asked, record: key = "", opening, close } = address;
  const may = useMay(form.call);
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  const given = useRef<T>(undefined);
  const [found, setFound] = useState<{ record: T | undefined; opening: number }>({ record: undefined, opening: 0 });

  useLayoutEffect(() => {
    if (!asked) return;
    let over = false;
    const show = (record: T | undefined) => !over && setFound({ record, opening });
    const refuse = (why: string) => {
      if (over) return;
      close();
      showError(why);
    };
    const record = given.current;
    given.current = undefined;
    const { call, load, boleh } = latest.current;
    if (record !== undefined && latest.current.key(record) === key) show(record);
    else if (!may) refuse(`Anda tidak memiliki akses untuk ${call.tindakan}`);
    else if (!load) show(undefined);
    else
      void ask(load(key), boleh, recordGivenBack(word, key) as T | undefined).then((why) =>
        "record" in why ? show(why.record) : refuse(why.alasan),
      );
    return () => {
      over = true;
    };
  }, [asked, word, key, opening, may, close]);

  const open = useCallback(
    (record: T) => {
      given.current = record;
      address.open(latest.current.key(record));
    },
    [address.open],
  );
  const href = useCallback((record: T) => address.href(latest.current.key(record)), [address.href]);
  const fresh = useCallback(async (record: T) => latest.current.load?.(latest.current.key(record)), []);
  const opened = asked && found.opening === opening;
  return useMemo(() => ({ ...found, opened, open, close, href, fresh }), [found, opened, open, close, href, fresh]);
}

/** A form that adds a record: `?baru=1`. */
export const useNewAddress = (call: Call, word = "baru"): Addressed<void> =>
  useFormAddress<void>(word, { call, key: () => "1" });

type Found<T> = { record: T } | { alasan: string };

let givenBack = { href: "", record: undefined as unknown };

/** The record of a form whose call waited for a network: without one the form at this address opens with it. */
export function giveBack(href: string, record: unknown): void {
  givenBack = { href, record };
}

function recordGivenBack(word: string, key: string): unknown {
  const { searchParams } = new URL(givenBack.href, window.location.origin);
  return searchParams.get(word) === key ? givenBack.record : undefined;
}

/** The record for the form, or the reason why it cannot be edited. */
async function ask<T>(loading: Promise<T | undefined>, boleh: FormOf<T>["boleh"], known?: T): Promise<Found<T>> {
  try {
    const record = await loading;
    if (record === undefined) return { alasan: "Data tidak ditemukan" };
    const answer = boleh?.(record);
    return answer?.boleh === false ? { alasan: answer.alasan ?? "Data ini tidak dapat diubah" } : { record };
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure;
    if (failure.status === null && known !== undefined) return { record: known };
    return { alasan: failure.message };
  }
}
