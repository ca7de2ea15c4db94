import { Loader, Portal } from "@mantine/core";
import { type ComponentType, useEffect, useState } from "react";
import { askRenewedTo } from "../../api/build.ts";
import { whenUsed } from "../page/idle.ts";
import { fetched, whyMissing } from "../page/missingCode.ts";
import classes from "../ui.module.css";
import { confirm, showError } from "./dialogs.ts";

// biome-ignore lint/suspicious/noExplicitAny: any dialog, whatever its record
type WithDialog = { dialog: { opened: boolean; close: () => void; [rest: string]: any } };

const AGAIN_MS = 2_000;

/**
 * A form or detail whose code comes after that of its page: when there is time for it, or when it is opened. "insist"
 * for what cannot be shown a second time: it waits for its code as long as it takes.
 */
export function onOpening<Props extends WithDialog>(load: () => Promise<ComponentType<Props>>, insist?: "insist") {
  let found: ComponentType<Props> | undefined;
  const fetch = async () => {
    found ??= await fetched(load());
    return found;
  };
  return function OnOpening(props: Props) {
    const { dialog } = props;
    const [Part, setPart] = useState(() => found);
    // A dialog that is mounted closed gives the focus back when it closes.
    const [settled, settle] = useState(found !== undefined);
    useEffect(() => settle(Part !== undefined), [Part]);
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once at the beginning, and at the opening
    useEffect(() => {
      if (Part !== undefined) return;
      const take = async () => {
        const loaded = await fetch();
        setPart(() => loaded);
      };
      if (!dialog.opened) return whenUsed(take);
      if (insist === undefined) take().catch(() => notArrived(dialog.close));
      else {
        const tryAgain = () => take().catch(() => setTimeout(tryAgain, AGAIN_MS));
        tryAgain();
      }
    }, [dialog.opened]);
    if (Part === undefined) return dialog.opened ? <Opening /> : null;
    return <Part {...props} dialog={settled ? dialog : { ...dialog, opened: false }} />;
  };
}

/** The address of a detail or form stays until the page is loaded anew, so that it opens there. */
async function notArrived(close: () => void): Promise<void> {
  const renewed = (await askRenewedTo()) !== null;
  if (renewed && (await confirm(RENEWED))) return window.location.reload();
  close();
  if (!renewed) showError(await whyMissing());
}

const RENEWED = {
  title: "Aplikasi diperbarui",
  text: "Bagian ini ada di versi yang baru. Muat ulang halaman untuk membukanya.",
  ok: "Muat ulang",
  cancel: "Nanti saja",
};

const Opening = () => (
  <Portal>
    <div className={classes.opening} role="status" aria-label="Membuka…">
      <Loader size={34} aria-hidden />
    </div>
  </Portal>
);
