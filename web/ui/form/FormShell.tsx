import "./besar.css";
import { Modal } from "@mantine/core";
import { useRef } from "react";
import type { Call } from "#kernel/call.ts";
import { useModalLayer } from "../dialog/modalLayer.ts";
import { modalLook } from "../dialog/modalLook.ts";
import { FormBody } from "./FormBody.tsx";
import type { FormShellProps, FormValues } from "./formTypes.ts";
import { mayLoseTyping } from "./mayLoseTyping.ts";

/** A form dialog: checks, sends, shows problems at their fields and protects typed text. */
export function FormShell<C extends Call, T = void, Values extends object = FormValues<C>>(
  props: FormShellProps<C, T, Values>,
) {
  const { dialog, title, size = "md" } = props;
  const dirty = useRef(() => false);
  const giveUp = useRef(() => {});
  const isTop = useModalLayer(dialog.opened, {
    close: dialog.close,
    href: dialog.href,
    guarded: () => dirty.current(),
    ask: () => void close(),
  });
  // A dialog without a record has `T = void`.
  const record = dialog.record as T;

  const close = async () => {
    if (!isTop()) return;
    if (dirty.current() && !(await mayLoseTyping())) return;
    giveUp.current();
    dialog.close();
  };
  return (
    <Modal
      opened={dialog.opened}
      onClose={() => void close()}
      size={size}
      title={dialog.opening === 0 ? "" : typeof title === "string" ? title : title(record)}
      {...modalLook}
    >
      {dialog.opening > 0 && (
        <FormBody
          key={dialog.opening}
          {...props}
          record={record}
          dirty={dirty}
          giveUp={giveUp}
          onCancel={() => void close()}
        />
      )}
    </Modal>
  );
}
