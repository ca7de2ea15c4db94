import { useState } from "react";
import type { Call } from "#kernel/call.ts";
import type { CallFailed } from "../../api/client.ts";
import type { FieldErrors } from "./checkForm.ts";
import type { FormShellProps } from "./formTypes.ts";
import { takeOver } from "./takeOver.ts";
import type { Engine, Loose } from "./useCallForm.ts";

type FreshProps<C extends Call, T, Values> = Pick<FormShellProps<C, T, Values>, "dialog" | "initial" | "reload"> & {
  record: T;
};

/** The record of a form, kept up to date when a colleague changes it. */
export function useFresh<C extends Call, T, Values>({
  record: opened,
  dialog,
  initial,
  reload = dialog.fresh,
}: FreshProps<C, T, Values>) {
  const [record, setRecord] = useState(opened);
  const [base, setBase] = useState(() => initial(record) as Loose);
  const [notice, setNotice] = useState<string | null>(null);

  /** Takes over a colleague's changes; answers the messages for fields that both changed. */
  const takeOverChanges = async (failure: CallFailed, engine: Engine): Promise<FieldErrors> => {
    const fresh = await reload?.(record).catch(() => undefined);
    if (!fresh) return {};
    setRecord(() => fresh);
    const merged = takeOver(base, initial(fresh) as Loose, engine.getValues());
    if (!merged) return {};
    setBase(merged.base);
    engine.setInitialValues(merged.base);
    engine.setValues(merged.values);
    if (failure.errors.length === 0) setNotice(failure.message);
    return merged.conflicts;
  };
  return { record, base, notice, takeOverChanges };
}
