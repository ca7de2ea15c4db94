import { afterEach, expect, test, vi } from "vitest";
import { onStage } from "../../testing/stage.tsx";
import { DetailShell } from "../dialog/DetailShell.tsx";
import { useDialog } from "../dialog/useDialog.ts";
import { copy } from "./copy.ts";

afterEach(() => void vi.restoreAllMocks());

function Halaman() {
  const dialog = useDialog();
  return (
    <main>
      <button type="button" onClick={() => dialog.open()}>
        Buka
      </button>
      <DetailShell dialog={dialog} title="Detail">
        {() => (
          <button type="button" onClick={() => void copy("https://kantor/admin/po?buka=PO-1", "Tautan disalin")}>
            Salin
          </button>
        )}
      </DetailShell>
    </main>
  );
}

test("a link is copied in a dialog of a page over plain HTTP, which has no clipboard", async () => {
  const screen = await onStage(Halaman);
  await screen.getByRole("button", { name: "Buka" }).click();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new TypeError("clipboard is undefined"));
  const heard: string[] = [];
  const hear = () => heard.push(document.getSelection()?.toString() ?? "");
  document.addEventListener("copy", hear);
  await screen.getByRole("button", { name: "Salin" }).click();
  await expect.element(screen.getByText("Tautan disalin")).toBeVisible();
  document.removeEventListener("copy", hear);
  expect(heard).toHaveLength(1);
  await expect.element(screen.getByRole("button", { name: "Salin" })).toHaveFocus();

  vi.spyOn(document, "execCommand").mockReturnValue(false);
  await screen.getByRole("button", { name: "Salin" }).click();
  await expect.element(screen.getByText("Peramban ini tidak mengizinkan menyalin")).toBeVisible();
});
