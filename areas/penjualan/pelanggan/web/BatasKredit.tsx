import { Button } from "@mantine/core";
import { IconScale } from "@tabler/icons-react";
import { useMay } from "#web/api/session.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import type { DetailPelanggan } from "../barisPelanggan.ts";
import { pelanggan } from "../contract.ts";

const KreditForm = onOpening(() => import("./KreditForm.tsx").then((file) => file.KreditForm));

/** Opens the limit of what a customer may owe, for those who decide orders beyond it. */
export function BatasKredit({ row }: { row: DetailPelanggan }) {
  const dialog = useDialog<DetailPelanggan>();
  const may = useMay(pelanggan.aturBatasKredit);
  if (!may || !row.aksi.batasKredit.boleh) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconScale size={16} aria-hidden />} onClick={() => dialog.open(row)}>
        Batas Kredit
      </Button>
      <KreditForm dialog={dialog} />
    </>
  );
}
