import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Call } from "#contract/kernel/call.ts";
import type { Boleh } from "#contract/kernel/row.ts";
import { CallFailed } from "../../api/client.ts";
import { useMay } from "../../api/session.ts";
import { showError } from "./dialogs.ts";
import { type Addressed, useAddress } from "./useAddress.ts";

type FormOf<T> = {
  /** The call that the form makes. */
  call: Call;
  /** What the address calls the record. */
  key: (record: T) => string;
  /** The record of that name as the server has it now; none for the form of something new. */
  load?: (key: string) => Promise<T | undefined>;
  /** The server's own answer for the record; when it is no, the reason is said and nothing opens. */
  boleh?: (record: T) => Boleh;
};

/**
 * A form that stands in the address, as a detail does: `?ubah=SO-2611-00001`. Opened from its list it has its record;
 * whoever comes by the address gets the record as it is now, or hears why it can not be changed.
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
    else void ask(load(key), boleh).then((why) => ("record" in why ? show(why.record) : refuse(why.alasan)));
    return () => {
      over = true;
    };
  }, [asked, key, opening, may, close]);

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

/** The form of something new: `?baru=1`. */
export const useNewAddress = (call: Call, word = "baru"): Addressed<void> =>
  useFormAddress<void>(word, { call, key: () => "1" });

type Found<T> = { record: T } | { alasan: string };

/** The record that the form is for, or why there is no form for it. */
async function ask<T>(loading: Promise<T | undefined>, boleh: FormOf<T>["boleh"]): Promise<Found<T>> {
  try {
    const record = await loading;
    if (record === undefined) return { alasan: "Data tidak ditemukan" };
    const answer = boleh?.(record);
    return answer?.boleh === false ? { alasan: answer.alasan ?? "Data ini tidak dapat diubah" } : { record };
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure;
    return { alasan: failure.message };
  }
}
