import { useRef, useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { onStage } from "#web/testing/stage.tsx";
import { useWrongFields } from "#web/ui/form/useWrongFields.ts";
import { StatusField } from "./SuratJalanFields.tsx";

function Formulir() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState({});
  const { unplaced, pointOut } = useWrongFields(form, errors);
  const props = { value: null, "data-field": "statusSo", onChange: () => undefined };
  const send = () => {
    pointOut();
    setErrors({ statusSo: "Pilih status barang" });
  };
  return (
    <form ref={form}>
      <StatusField
        props={{ ...props, ...("statusSo" in errors && { error: errors.statusSo }) }}
        onChange={() => undefined}
      />
      <p role="status">{unplaced.join()}</p>
      <button type="button" onClick={send}>
        Simpan
      </button>
    </form>
  );
}

test("on a phone a state that was not chosen is pointed at when the form is sent", async () => {
  await page.viewport(390, 844);
  const screen = await onStage(Formulir);
  await screen.getByRole("button", { name: "Simpan" }).click();
  await expect.element(screen.getByRole("radio", { name: "Belum Kirim" })).toHaveFocus();
  await expect.element(screen.getByRole("status")).toHaveTextContent("");
});
