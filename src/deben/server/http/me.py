"""Who I am here: my name, my picture, and links that make another device mine too."""

from typing import Annotated

from litestar import get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from ...wire.http import Me, Named, PersonalLink
from ..door.guard import set_identity
from ..errors import ServiceError
from ..people.company import Companies
from .deps import Identity, Kept
from .params import AnyRequest, Secret, failures

__all__ = ["ROUTES"]

Present = NamedDependency[Companies]
Lasting = Annotated[bool, QueryParameter(description="Whether it shall be good for a month: a way back to whom one leaves.")]


@get("/api/me", responses=failures())
async def me(request: AnyRequest, company: Present, identity: Identity) -> Me:
    """Return who I am here; the first call makes me somebody, and every one keeps it so for another year."""
    set_identity(request, identity)
    return await company.me(identity)


@put("/api/me", responses=failures(403, 413))
async def rename(company: Present, identity: Identity, data: JSONBody[Named]) -> Me:
    """Change what I am called or what I look like."""
    if data.avatar is not None:
        await company.picture(identity, data.avatar)
    if data.name is not None:
        await company.rename(identity, data.name)
    return await company.me(identity)


@post("/api/me/link", responses=failures(403))
async def make_link(store: Kept, identity: Identity, lasting: Lasting = False) -> PersonalLink:
    """Return a link that, opened once within a quarter of an hour on another device, makes it mine too."""
    return PersonalLink(f"/me/{await store.make_link(identity, lasting=lasting)}")


@get("/api/links/{secret:str}", responses=failures(404))
async def show_link(company: Present, store: Kept, secret: Secret) -> Me:
    """Return the person who made a personal link, without using it."""
    identity = await store.owner_of_link(secret)
    if identity is None:
        raise ServiceError("no-link")
    return await company.me(identity)


@post("/api/links/{secret:str}", responses=failures(403, 404))
async def use_link(request: AnyRequest, company: Present, store: Kept, secret: Secret) -> Me:
    """Become the person who made a personal link, on this device."""
    identity = await store.use_link(secret)
    if identity is None:
        raise ServiceError("no-link")
    set_identity(request, identity)
    return await company.me(identity)


ROUTES = [me, rename, make_link, show_link, use_link]
