import { Select, TagsInput } from "@mantine/core";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { onStage } from "../../testing/stage.tsx";
import "./letters.ts";

const STATUS = [
  { value: "Belum", label: "Belum Kirim" },
  { value: "Tolak", label: "Ditolak", disabled: true },
  { value: "Kirim", label: "Dikirim" },
  { value: "Diambil", label: "Diambil" },
];

function Layar() {
  const [status, setStatus] = useState<string | null>(null);
  return (
    <>
      <Select label="Status Barang" data={STATUS} value={status} onChange={setStatus} />
      <Select aria-label="Saring" data={["Semua", "Lunas"]} defaultValue="Semua" />
      <Select label="Rekening" data={["BCA", "BRI", "Mandiri"]} searchable openOnFocus={false} />
      <Select label="Tetap" data={["Satu", "Dua"]} defaultValue="Satu" readOnly />
    </>
  );
}

test("letters choose in a select, whether its list is open or not, and never what may not be chosen", async () => {
  await onStage(Layar);
  const status = page.getByRole("combobox", { name: "Status Barang" });
  await userEvent.tab();
  await expect.element(status).toHaveFocus();
  await userEvent.keyboard("d");
  await expect.element(status).toHaveValue("Dikirim");
  await userEvent.keyboard("d");
  await expect.element(status).toHaveValue("Diambil");
  await userEvent.keyboard("x");
  await expect.element(status).toHaveValue("Diambil");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("option", { name: "Belum Kirim" })).toBeVisible();
  await userEvent.keyboard("b");
  await expect.element(status).toHaveValue("Belum Kirim");
  // Its own letter leaves it chosen.
  await userEvent.keyboard("b");
  await expect.element(status).toHaveValue("Belum Kirim");

  await userEvent.tab();
  await userEvent.keyboard("l");
  await expect.element(page.getByRole("combobox", { name: "Saring" })).toHaveValue("Lunas");
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("d");
  await expect.element(page.getByRole("combobox", { name: "Tetap" })).toHaveValue("Satu");
});

test("in a select that is searched Enter takes the first that fits, and sends the form only afterwards", async () => {
  let sent = 0;
  await onStage(() => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <Layar />
      <button type="submit">Kirim</button>
    </form>
  ));
  const rekening = page.getByRole("combobox", { name: "Rekening" });
  (rekening.element() as HTMLInputElement).focus();
  for (const [typed, taken] of [
    ["m", "Mandiri"],
    ["b", "BCA"],
    ["br", "BRI"],
  ] as const) {
    await userEvent.clear(rekening);
    await userEvent.keyboard(typed);
    await expect.element(page.getByRole("option", { name: taken })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(rekening).toHaveValue(taken);
  }
  expect(sent).toBe(0);
});

test("what is typed before the choices have come lights the first that fits when they come", async () => {
  let come = (_: string[]) => {};
  function Nanti() {
    const [data, setData] = useState<string[]>([]);
    const [value, setValue] = useState<string | null>(null);
    come = setData;
    const choices = { data, value, onChange: setValue, nothingFoundMessage: "Tidak ditemukan" };
    return <Select label="Rekening" searchable openOnFocus={false} {...choices} />;
  }
  await onStage(Nanti);
  await userEvent.tab();
  await userEvent.keyboard("b");
  await expect.element(page.getByText("Tidak ditemukan")).toBeVisible();
  come(["Kas", "BCA", "BRI"]);
  await expect.element(page.getByRole("option", { name: "BCA" })).toHaveAttribute("data-combobox-selected", "true");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("combobox", { name: "Rekening" })).toHaveValue("BCA");
});

test("a field of tags keeps what was typed before its suggestions came", async () => {
  let come = (_: string[]) => {};
  function Seri() {
    const [data, setData] = useState<string[]>([]);
    come = setData;
    return <TagsInput label="Nomor seri" data={data} />;
  }
  await onStage(Seri);
  await userEvent.tab();
  await userEvent.keyboard("12");
  come(["123", "124"]);
  await expect.element(page.getByRole("option", { name: "123" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("12", { exact: true })).toBeVisible();
});
