-- CreateIndex
CREATE INDEX "contacts_tenant_id_account_id_id_idx" ON "contacts"("tenant_id", "account_id", "id");
