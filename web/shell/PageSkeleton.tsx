import { Box, Group, Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import classes from "./boot.module.css";

/** The placeholder of a screen while its code loads. */
export function PageSkeleton() {
  return (
    <Stack gap="md" aria-busy data-opening>
      <VisuallyHidden role="status">Memuat halaman…</VisuallyHidden>
      <Group justify="space-between">
        <Skeleton h={36} w={280} />
        <Skeleton h={36} w={140} />
      </Group>
      <Skeleton h={420} />
    </Stack>
  );
}

/** The placeholder of the whole app until the person is known. */
export function BootSkeleton() {
  return (
    <div className={classes.boot} aria-busy>
      <VisuallyHidden role="status">Memuat aplikasi…</VisuallyHidden>
      <Stack className={classes.side} visibleFrom="sm" p="md" gap="md">
        <Skeleton h={36} w={140} mb="md" />
        {["a", "b", "c", "d", "e", "f"].map((line) => (
          <Skeleton key={line} h={28} />
        ))}
      </Stack>
      <Box p="md" flex={1} component="main">
        <PageSkeleton />
      </Box>
    </div>
  );
}
