import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import type { pemasok } from "#areas/pembelian/pemasok/contract.ts";
import type { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import type { Boleh } from "#kernel/row.ts";
import { useAction } from "../api/hooks.ts";

type Props = {
  call: typeof pelanggan.selesaikanLangkah | typeof pemasok.selesaikanLangkahPemasok;
  idCatatan: number;
  catatan: { selesai: string | null; aksi: { selesai: Boleh } };
};

/** Whether the next step of a note is done, and the button that says so. */
export function LangkahSelesai({ call, idCatatan, catatan }: Props) {
  const done = useAction(call, { fallback: "Gagal menandai langkah", fieldErrors: "dialog" });
  if (catatan.selesai !== null) return <>Sudah</>;
  if (!catatan.aksi.selesai.boleh) return <>-</>;
  return (
    <Button
      size="compact-xs"
      variant="default"
      leftSection={<IconCheck size={14} aria-hidden />}
      loading={done.isPending}
      onClick={() => done.mutate({ idCatatan })}
    >
      Selesai
    </Button>
  );
}
