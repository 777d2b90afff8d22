"""The bodies of requests, read into their types at once."""
# ruff: noqa: ARG003 - the framework says what its hooks are given

from typing import Any, ClassVar

import msgspec
from litestar.dto import AbstractDTO
from litestar.exceptions import ValidationException
from litestar.typing import FieldDefinition

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""The errors of parsing: no JSON or another type, no UTF-8, nested too deeply."""


class Strict(AbstractDTO[Any]):
    """Reads a body as strictly as its type says: no text passes for a number, and no depth fails us.

    By itself the framework reads whatever JSON there is and then bends it into the type.
    """

    shapes: ClassVar[dict[str, Any]] = {}
    """What each endpoint takes."""

    @classmethod
    def create_for_field_definition(
        cls, field_definition: FieldDefinition, handler_id: str, backend_cls: Any = None
    ) -> None:
        """Remember what an endpoint takes."""
        cls.shapes[handler_id] = field_definition.annotation

    @classmethod
    def is_supported_model_type_field(cls, field_definition: FieldDefinition) -> bool:
        """Leave answers alone."""
        return False

    @classmethod
    def create_openapi_schema(cls, field_definition: FieldDefinition, handler_id: str, schema_creator: Any) -> Any:
        """Describe a body as its type does."""
        return schema_creator.for_field_definition(field_definition)

    def decode_bytes(self, value: bytes) -> Any:
        """Read a body, or refuse it."""
        try:
            return msgspec.json.decode(value, type=self.shapes[self.asgi_connection.route_handler.handler_id])
        except UNREADABLE as error:
            raise ValidationException(str(error)) from None
