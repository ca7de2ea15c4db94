import { Alert, Button, Group, Paper, Stack, Text } from "@mantine/core";
import { kembaliOrder, mayReturn, type OrderMenunggu } from "#areas/penjualan/keranjang/web/useOrder.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { opname } from "#areas/produk/opname/contract.ts";
import { filesOf } from "../api/files.ts";
import { giveBackContent, isKomentar } from "../documents/komentarMenunggu.ts";
import { useOpen } from "../documents/useFollow.ts";
import { type FormDraft, keepFormDraft } from "../offline/formDrafts.ts";
import { type Kiriman, sendAgain, take, useOutbox } from "../offline/outbox.ts";
import { DetailShell } from "../ui/dialog/DetailShell.tsx";
import { confirm, withLoading } from "../ui/dialog/dialogs.ts";
import type { Dialog } from "../ui/dialog/useDialog.ts";
import { giveBack } from "../ui/dialog/useFormAddress.ts";
import { EmptyState } from "../ui/page/EmptyState.tsx";
import { umur } from "../ui/page/umur.ts";

/** What waits for the network: to look at, to change, to give up, or to send again where it was refused. */
export function OutboxDetail({ dialog }: { dialog: Dialog }) {
  return (
    <DetailShell dialog={dialog} title="Kiriman yang menunggu" size="md">
      {() => <Daftar close={dialog.close} />}
    </DetailShell>
  );
}

function Daftar({ close }: { close: () => void }) {
  const waiting = useOutbox();
  if (waiting.length === 0) return <EmptyState title="Tidak ada yang menunggu" text="Semua kiriman sudah terkirim." />;
  return (
    <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: "none" }}>
      {waiting.map((kiriman) => (
        <Satu key={kiriman.id} kiriman={kiriman} close={close} />
      ))}
    </Stack>
  );
}

function Satu({ kiriman, close }: { kiriman: Kiriman; close: () => void }) {
  const { label, href, saved, refused, input } = kiriman;
  const open = useOpen();
  const photos = filesOf(input).length;
  const edit = async () => {
    if (!(await backIntoForm(kiriman))) return;
    giveBack(href, kiriman.record);
    close();
    open(href);
  };
  const giveUp = async () => {
    const sure = await confirm({ title: `Batalkan ${label}?`, text: "Isiannya dibuang.", ok: "Buang", danger: true });
    if (sure) await take(kiriman);
  };
  return (
    <Paper component="li" withBorder p="sm">
      <Text fw={600}>{label}</Text>
      <Text size="sm" c="dimmed">
        Diisi {umur(Date.now() - saved)}
        {photos > 0 ? `, ${photos} foto` : ""}
        {refused === null ? ", menunggu jaringan" : ""}
      </Text>
      {refused !== null && (
        <Alert color="red" mt="xs" p="xs" style={{ whiteSpace: "pre-line" }}>
          {refused}
        </Alert>
      )}
      <Group gap="xs" mt="sm">
        <Button size="sm" variant="default" onClick={() => void edit()}>
          Ubah
        </Button>
        {refused !== null && (
          <Button size="sm" onClick={() => void withLoading(sendAgain(kiriman), "Mengirim…")}>
            Kirim lagi
          </Button>
        )}
        <Button size="sm" variant="subtle" color="red" onClick={() => void giveUp()}>
          Batalkan
        </Button>
      </Group>
    </Paper>
  );
}

/** Gives the form what it was filled with; answers whether the person may go there now. */
async function backIntoForm(kiriman: Kiriman): Promise<boolean> {
  const { path, draft, typed, idUser } = kiriman;
  // A later count of the product replaces this one, which stays with its moment until then.
  if (path === opname.hitungOpname.path) return true;
  const isOrder = path === order.addOrder.path;
  if (isOrder && !(await mayReturn(idUser))) return false;
  if (!(await take(kiriman))) return false;
  if (isKomentar(kiriman)) giveBackContent(kiriman);
  if (isOrder) kembaliOrder(idUser, typed as OrderMenunggu);
  if (draft !== null) await keepFormDraft(draft, typed as FormDraft, () => true);
  return true;
}
